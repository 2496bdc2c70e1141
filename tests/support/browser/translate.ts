import type { BrowserContext } from '@playwright/test';

/**
 * Translates every page of the shop in a context as Chrome does: each text node is replaced by two nested `<font>` elements with the
 * translated text, new and changed text a moment later as well, and `<html>` gets the language and a class. The
 * "translation" is the text between `«` and `»`, so that a flow sees what was translated and still reads it. Translating
 * starts with the document, before the app hydrates it.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    /** How long the translation of a text takes, in milliseconds. */
    const TRANSLATION_MS = 40;
    const SKIPPED =
      'head, script, style, textarea, noscript, svg, [translate=no], .notranslate, font';
    /** Deprecated, but what Chrome inserts. */
    const FONT: string = 'font';
    const due = new Set<Text>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function translate(text: Text): void {
      if (!text.isConnected || text.data.trim() === '') return;
      const font = () => {
        const element = document.createElement(FONT);
        element.style.verticalAlign = 'inherit';
        return element;
      };
      const [outer, inner] = [font(), font()];
      inner.textContent = text.data.replace(/\S(?:.*\S)?/s, '«$&»');
      outer.append(inner);
      text.replaceWith(outer);
    }

    function collect(node: Node): void {
      const parent = node instanceof Element ? node : node.parentElement;
      if (!parent || parent.closest(SKIPPED)) return;
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT, (text) =>
        text.parentElement?.closest(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      if (node instanceof Text) due.add(node);
      while (texts.nextNode()) due.add(texts.currentNode as Text);
      if (due.size > 0) timer ??= setTimeout(translateDue, TRANSLATION_MS);
    }

    function translateDue(): void {
      timer = undefined;
      due.forEach(translate);
      due.clear();
    }

    document.addEventListener('DOMContentLoaded', () => {
      // The payment provider's page is not the shop's.
      if (!document.getElementById('root')) return;
      document.documentElement.lang = 'hi';
      document.documentElement.classList.add('translated-ltr');
      collect(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') collect(target);
          addedNodes.forEach(collect);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
}
