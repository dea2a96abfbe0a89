// What the tests ask of a page; evaluated before the first question.
(() => {
  if (window.probes) return;

  const visible = element => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };

  const describe = element => {
    if (!element) return 'nothing';
    const name = (element.getAttribute('aria-label') || element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const id = element.id ? `#${element.id}` : '';
    const classes = [...element.classList].map(name => `.${name}`).join('');
    return `<${element.localName}${id}${classes}> "${name}"`;
  };

  // As a canvas paints it, whatever the notation.
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const rgba = color => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([red, green, blue]) => {
    const linear = value => {
      value /= 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const contrast = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const background = element => {
    for (let each = element; each; each = each.parentElement) {
      const color = rgba(getComputedStyle(each).backgroundColor);
      if (color[3] === 255) return color;
    }
    return [255, 255, 255, 255];
  };

  const focus = () => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) {
      return { what: 'body', problems: ['focus is on the body'] };
    }
    const problems = [];
    if (!visible(element)) problems.push('the focused element is not visible');
    const style = getComputedStyle(element);
    const width = parseFloat(style.outlineWidth);
    if (style.outlineStyle === 'none' || !(width >= 2)) {
      problems.push(`there is no outline of two pixels (${style.outlineStyle} ${style.outlineWidth})`);
    } else {
      const around = background(parseFloat(style.outlineOffset) < 0 ? element : element.parentElement);
      const ratio = contrast(rgba(style.outlineColor), around);
      if (ratio < 3) problems.push(`the outline has a contrast of ${ratio.toFixed(2)}`);
    }
    const box = element.getBoundingClientRect();
    const left = Math.max(box.left, 0), right = Math.min(box.right, innerWidth);
    const top = Math.max(box.top, 0), bottom = Math.min(box.bottom, innerHeight);
    if (right <= left || bottom <= top) {
      problems.push('the focused element is outside of the window');
    } else if (visible(element)) {
      const rects = [...element.getClientRects()].filter(rect => rect.width > 0 && rect.height > 0);
      // WCAG 2.4.11: nothing that stays in place may hide all of it.
      const seen = rects.some(rect => {
        const x = (Math.max(rect.left, 0) + Math.min(rect.right, innerWidth)) / 2;
        return [0.5, 0.1, 0.9].some(part => {
          const y = Math.max(rect.top, 0) + part * (Math.min(rect.bottom, innerHeight) - Math.max(rect.top, 0));
          const top = document.elementFromPoint(x, y);
          return top && (element.contains(top) || top.contains(element));
        });
      });
      if (!seen) problems.push('something else covers the focused element');
    }
    return { what: describe(element), problems };
  };

  const scrolls = element => {
    for (let each = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (['auto', 'scroll'].includes(style.overflowX) && each !== document.scrollingElement) return true;
    }
    return false;
  };

  // What makes the page wider than the window.
  const tooWide = () => {
    const limit = document.documentElement.clientWidth;
    if (document.scrollingElement.scrollWidth <= limit) return [];
    const found = [...document.body.querySelectorAll('*')].filter(
      element => visible(element) && element.getBoundingClientRect().right > limit + 1 && !scrolls(element));
    return found.length ? found.slice(0, 3).map(describe) : [`${document.scrollingElement.scrollWidth} px of ${limit}`];
  };

  // Text that its box cuts off, and that cannot be scrolled to.
  const clipped = () =>
    [...document.body.querySelectorAll('*')].filter(element => {
      const style = getComputedStyle(element);
      const hides = value => value === 'hidden' || value === 'clip';
      return visible(element) && element.innerText && (
        (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1));
    }).slice(0, 3).map(describe);

  // Regions that scroll sideways without being reachable by keyboard.
  const unreachable = () =>
    [...document.body.querySelectorAll('*')].filter(element => {
      const style = getComputedStyle(element);
      return visible(element) && ['auto', 'scroll'].includes(style.overflowX) &&
        element.scrollWidth > element.clientWidth + 1 && element.tabIndex < 0 &&
        !element.querySelector('a[href], button, input, [tabindex="0"]');
    }).slice(0, 3).map(describe);

  const spacing = new CSSStyleSheet();
  spacing.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
    'p { margin-block-end: 2em !important }');
  const widenText = on => {
    document.adoptedStyleSheets = on ? [spacing] : [];
  };

  const moving = () =>
    [...document.querySelectorAll('*')].filter(element => {
      const style = getComputedStyle(element);
      const lasts = value => value.split(',').some(part => parseFloat(part) > 0.01);
      return lasts(style.transitionDuration) || (style.animationName !== 'none' && lasts(style.animationDuration));
    }).slice(0, 3).map(describe);

  const focusable = () =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter(element => !element.disabled && element.tabIndex >= 0 && element.checkVisibility()).length;

  window.probes = { focus, tooWide, clipped, unreachable, widenText, moving, focusable, visible };
})();
