'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useId } from 'react';
import { Icon } from './Icon';
import { PageLink } from './PageLink';

/** The way to how to play and to the settings, which lie over the page and leave it as it is. */
export function HelpMenu() {
  const words = useTranslations('settings');
  const pages = useTranslations('pages');
  const menuId = useId();
  return (
    <>
      <button type="button" aria-label={words('menu')} popoverTarget={menuId}>
        <Icon name="help" />
      </button>
      <div id={menuId} popover="auto" className="help-box">
        <ul>
          <MenuLink href="/how-to-play">{pages('howTo')}</MenuLink>
          <MenuLink href="/settings">{pages('settings')}</MenuLink>
        </ul>
      </div>
    </>
  );
}

interface MenuLinkProps {
  readonly href: string;
  readonly children: string;
}

function MenuLink({ href, children }: MenuLinkProps) {
  return (
    <li className="border-b border-rule last:border-b-0">
      <PageLink
        href={href}
        scroll={false}
        onClick={fold}
        className="flex min-h-12 items-center justify-between gap-3 font-semibold"
      >
        {children}
        <Icon name="forward" className="size-5" />
      </PageLink>
    </li>
  );
}

/** Folds the menu up, which gives the focus back to its button: there it returns to afterwards. */
function fold(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
