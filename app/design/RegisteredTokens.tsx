'use client';

import { useEffect } from 'react';

/**
 * Older browsers resolve `light-dark()` tokens only once, at the root. Parts of this page have their own themes, so the
 * tokens must be resolved again in each of them.
 */
export function RegisteredTokens() {
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

/** The declarations of every rule that sets colour tokens on the root. */
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
