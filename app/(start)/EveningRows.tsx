import { useRef, useState, useTransition } from 'react';
import { useTranslations } from 'use-intl';
import type { Evening } from '@/app/_phone/gamesHere';
import { Button } from '@/app/_ui/Button';
import { EveningRow } from './EveningRow';

/** So many are shown until somebody asks for all of them. */
const SHOWN = 5;

interface EveningRowsProps {
  readonly title: string;
  readonly evenings: readonly Evening[];
  readonly onMore: (evening: Evening) => void;
}

/** Evenings, the newest first. */
export function EveningRows({ title, evenings, onMore }: EveningRowsProps) {
  const words = useTranslations('games');
  const list = useRef<HTMLUListElement>(null);
  const [areAllShown, showAll] = useState(false);
  const [isDrawing, startDrawing] = useTransition();
  if (evenings.length === 0) return null;

  function drawAll() {
    // The button goes: who has pressed it by key stands at the first that has come.
    list.current?.querySelector<HTMLElement>('li:last-child a')?.focus({ preventScroll: true });
    startDrawing(() => showAll(true));
  }

  const shown = areAllShown ? evenings : evenings.slice(0, SHOWN);
  return (
    <div className="grid gap-2">
      <h2 className="font-semibold text-soft">{title}</h2>
      <ul ref={list} className="border-t border-rule">
        {shown.map(evening => (
          <EveningRow key={evening.newest.code} evening={evening} onMore={onMore} />
        ))}
      </ul>
      {shown.length < evenings.length && (
        <Button kind="quiet" className="justify-self-start" disabled={isDrawing} onClick={drawAll}>
          {words('showAll', { count: evenings.length - shown.length })}
        </Button>
      )}
    </div>
  );
}
