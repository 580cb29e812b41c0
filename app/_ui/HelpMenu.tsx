'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { HelpLinks } from './HelpLinks';
import { Icon } from './Icon';

/** Opens the ways to how to play and to the settings, and folds them up again. */
export function HelpMenu() {
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
      {isOpen && <HelpLinks menu={menu} onFold={() => setOpen(false)} />}
    </div>
  );
}
