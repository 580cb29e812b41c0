'use client';

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ADDRESSES } from '@/app/addresses';
import { Icon } from './Icon';
import { PageLink } from './PageLink';

/** Opens and closes the menu with the links to how to play and to the settings. */
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
      {isOpen && <MenuLinks menu={menu} onFold={() => setOpen(false)} />}
    </div>
  );
}

/** Events that may show that the user has turned to something else. */
const TURNINGS = ['pointerdown', 'focusin', 'keydown'] as const;

interface MenuLinksProps {
  /** The links together with their button, which takes the focus back when a link is followed. */
  readonly menu: RefObject<HTMLElement | null>;
  readonly onFold: () => void;
}

/**
 * Links to how to play and to the settings, which open over the page and keep its state. Not a `popover`:
 * iPhones have none before iOS 17, and before 18.3 a tap beside the page does not close it.
 */
function MenuLinks({ menu, onFold }: MenuLinksProps) {
  const pages = useTranslations('pages');

  /** Focuses the button, so that the focus returns to it from a page that opens over this one. */
  function foldOnto() {
    menu.current?.querySelector('button')?.focus();
    onFold();
  }

  const notice = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) return event.key === 'Escape' && foldOnto();
    const isInside = event.target instanceof Node && menu.current?.contains(event.target);
    if (!isInside) onFold();
  });

  useEffect(() => {
    const listen = (event: Event) => notice(event);
    for (const turning of TURNINGS) document.addEventListener(turning, listen);
    return () => {
      for (const turning of TURNINGS) document.removeEventListener(turning, listen);
    };
  }, []);

  return (
    <ul>
      <MenuLink href={ADDRESSES.howToPlay} onFollow={foldOnto}>
        {pages('howTo')}
      </MenuLink>
      <MenuLink href={ADDRESSES.settings} onFollow={foldOnto}>
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
