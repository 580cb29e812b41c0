import { ignoreComposedEnter } from '@/app/_ui/composedEnter';
import { limitPageData } from '@/app/_ui/patience';

ignoreComposedEnter(document);
limitPageData(window);
/**
 * Next runs this file before React hydrates a page. The code below makes it safe for browsers to translate our pages.
 *
 * A translator replaces each text node with an element that shows its translation. React still refers to the text node:
 * removing it or inserting something before it throws, and changing it has no visible effect (React issue 11538). So we
 * put the text node back as soon as React touches it; the translator then translates it again, like any new one.
 *
 * Pages in a language of the phone have `translate="no"` and need no guard; the language may change without a reload.
 */

/** The elements shown in place of text nodes. */
const translations = new WeakMap<Node, Element>();

const observer = new MutationObserver(readChanges);

const root = document.documentElement;
if (root.translate) guardTranslations();
else
  new MutationObserver((_, untilTranslatable) => {
    if (!root.translate) return;
    untilTranslatable.disconnect();
    guardTranslations();
  }).observe(root, { attributeFilter: ['translate'] });

/** Records which text nodes were replaced by translations, and puts back those that have changed since. */
function readChanges(changes: readonly MutationRecord[]): void {
  /** The element inserted beside each node, to recognize translations inserted before their texts were removed. */
  const insertedBeside = new Map<Node | null, Element>();
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    if (type === 'characterData') putBack(target);
    const [added] = addedNodes;
    if (added instanceof Element)
      for (const node of [...removedNodes, previousSibling, nextSibling])
        insertedBeside.set(node, added);
    for (const text of removedNodes) {
      const translation = insertedBeside.get(text);
      if (!(text instanceof Text) || text.isConnected || translation === undefined) continue;
      translations.set(text, translation);
      // A text node outside the document must be observed by itself.
      observer.observe(text, { characterData: true });
    }
  }
}

function putBack(text: Node): void {
  translations.get(text)?.replaceWith(text);
  translations.delete(text);
}

/** Whether `node`, which React considers a child of `parent`, is one; puts it back first if necessary. */
function isChild(node: Node, parent: Node): boolean {
  if (node.parentNode === parent) return true;
  // The observer may not have been called yet.
  readChanges(observer.takeRecords());
  putBack(node);
  return node.parentNode === parent;
}

function guardTranslations(): void {
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;

  /** Removes `child` wherever it is now: a translator may have moved it. */
  Node.prototype.removeChild = function <N extends Node>(child: N): N {
    if (isChild(child, this)) return removeChild.call(this, child) as N;
    child.parentNode?.removeChild(child);
    return child;
  };

  /** Inserts `node` at the end if the child that should follow is elsewhere now. */
  Node.prototype.insertBefore = function <N extends Node>(node: N, next: Node | null): N {
    return insertBefore.call(this, node, next && isChild(next, this) ? next : null) as N;
  };
}
