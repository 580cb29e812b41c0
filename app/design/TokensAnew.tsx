'use client';

import { useEffect } from 'react';

/**
 * Older browsers have their tokens worked out once, at the page's root. Parts of this page have
 * looks of their own, and so need them worked out there anew.
 */
export function TokensAnew() {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-theme] { ${[...document.styleSheets].flatMap(tokensIn).join(' ')} }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet);
    };
  }, []);
  return null;
}

/** The declarations of every rule that sets colours at the root. */
function tokensIn(group: CSSStyleSheet | CSSGroupingRule): readonly string[] {
  return [...group.cssRules].flatMap(rule => {
    if (rule instanceof CSSStyleRule) {
      const isTokens =
        rule.selectorText.includes(':root') && rule.style.cssText.includes('--color-page');
      return isTokens ? [rule.style.cssText] : [];
    }
    return rule instanceof CSSGroupingRule ? tokensIn(rule) : [];
  });
}
