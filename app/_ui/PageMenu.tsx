'use client';

import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ADDRESSES, helpAddress } from '@/app/addresses';
import { Icon } from './Icon';
import { PageLink } from './PageLink';

/** A button that opens the menu with the links to how to play and to the settings. */
export function PageMenu() {
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
        <Icon name="help" />
      </button>
      {isOpen && <MenuLinks menu={menu} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Events outside the menu that close it; Escape closes it, too. */
const CLOSING_EVENTS = ['pointerdown', 'focusin', 'keydown'] as const;

interface MenuLinksProps {
  /** Contains the links and their button, which regains the focus when a link is followed. */
  readonly menu: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * Links to how to play and to the settings, which open over the page and keep its state. Not a `popover`:
 * iPhones have none before iOS 17, and before 18.3 a tap beside the page does not close it.
 */
function MenuLinks({ menu, onClose }: MenuLinksProps) {
  const pages = useTranslations('pages');

  /** Focuses the button, so that the focus returns to it from a page that opens over this one. */
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
    <ul>
      <MenuLink href={helpAddress(usePathname())} onFollow={closeAndFocusButton}>
        {pages('howTo')}
      </MenuLink>
      <MenuLink href={ADDRESSES.settings} onFollow={closeAndFocusButton}>
        {pages('settings')}
      </MenuLink>
    </ul>
  );
}

interface MenuLinkProps {
  readonly href: string;
  readonly onFollow: () => void;
  readonly children: string;
}

function MenuLink({ href, onFollow, children }: MenuLinkProps) {
  return (
    <li className="border-b border-rule last:border-b-0">
      <PageLink
        href={href}
        scroll={false}
        onClick={onFollow}
        className="flex min-h-12 items-center justify-between gap-3 font-semibold"
      >
        {children}
        <Icon name="forward" className="size-5" />
      </PageLink>
    </li>
  );
}
