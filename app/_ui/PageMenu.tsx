'use client';

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ADDRESSES } from '@/app/addresses';
import { Icon } from './Icon';
import { PageLink } from './PageLink';

/** Opens the ways to how to play and to the settings, and folds them up again. */
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

/** What may show that somebody has turned to something else. */
const TURNINGS = ['pointerdown', 'focusin', 'keydown'] as const;

interface MenuLinksProps {
  /** These links and their button, which has the focus again once they are followed. */
  readonly menu: RefObject<HTMLElement | null>;
  readonly onFold: () => void;
}

/**
 * To how to play and to the settings, which lie over the page and leave it as it is. No `popover`: iPhones
 * have none before iOS 17, and before 18.3 theirs stays when the page beside it is tapped.
 */
function MenuLinks({ menu, onFold }: MenuLinksProps) {
  const pages = useTranslations('pages');

  /** From a page that lies over this one, the focus returns to the button. */
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
