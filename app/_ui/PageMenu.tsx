'use client';

import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ADDRESSES, helpAddress } from '@/app/addresses';
import { Icon } from './Icon';
import { Row } from './Row';
import { ThemeSwitch } from './ThemeSwitch';

/** An action of one page. */
export interface MenuEntry {
  readonly title: string;
  readonly onChoose: () => void;
}

interface PageMenuProps {
  /** The page's own entries, above those of all pages. */
  readonly entries?: readonly MenuEntry[];
}

/** The button at the end of each page's head. Its menu contains rarely used actions. */
export function PageMenu({ entries = [] }: PageMenuProps) {
  const words = useTranslations('settings');
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div ref={menu} className="help">
      <button
        type="button"
        aria-label={words('menu')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && <Menu menu={menu} entries={entries} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Events outside the menu that close it; Escape closes it, too. */
const CLOSING_EVENTS = ['pointerdown', 'focusin', 'keydown'] as const;

interface MenuProps {
  /** Contains the menu and its button, which is focused again when an entry is chosen. */
  readonly menu: RefObject<HTMLElement | null>;
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
}

/**
 * The page's own entries, how to play, the theme, and the settings. Pages open over this one and keep its state. Not a
 * `popover`: iPhones have none before iOS 17, and before 18.3 a tap beside the page does not close it.
 */
function Menu({ menu, entries, onClose }: MenuProps) {
  const pages = useTranslations('pages');
  const path = usePathname();

  /** Focuses the button, so that the focus returns to it once an overlay closes. */
  function closeAndFocusButton() {
    menu.current?.querySelector('button')?.focus();
    onClose();
  }

  const handle = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) return event.key === 'Escape' && closeAndFocusButton();
    const isInside = event.target instanceof Node && menu.current?.contains(event.target);
    if (!isInside) onClose();
  });

  useEffect(() => {
    const listen = (event: Event) => handle(event);
    for (const type of CLOSING_EVENTS) document.addEventListener(type, listen);
    return () => {
      for (const type of CLOSING_EVENTS) document.removeEventListener(type, listen);
    };
  }, []);

  return (
    <ul className="rows">
      {entries.map(({ title, onChoose }) => (
        <Row
          key={title}
          title={title}
          onClick={() => {
            closeAndFocusButton();
            onChoose();
          }}
        />
      ))}
      <Row title={pages('howTo')} href={helpAddress(path)} isOver onClick={closeAndFocusButton} />
      <li className="themes">
        <ThemeSwitch />
      </li>
      <Row
        title={pages('settings')}
        href={ADDRESSES.settings}
        isOver
        onClick={closeAndFocusButton}
      />
    </ul>
  );
}
