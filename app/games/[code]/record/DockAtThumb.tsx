'use client';

import type { DeedView } from '@/lib/game/recordView';
import type { Hex } from '@/lib/map/hexSet';
import type { Following } from '@/lib/play/follow';
import { AnswerDock } from './AnswerDock';
import type { Dock } from './dock';
import { FoundDock } from './FoundDock';
import { PaletteDock } from './PaletteDock';
import { PieceDock } from './PieceDock';

export interface DockProps<D extends Dock = Dock> {
  readonly dock: D;
  readonly following: Following;
  readonly space: Hex | undefined;
  readonly onEnter: (deed: DeedView) => void;
}

/** How what comes next is entered. */
export function DockAtThumb({ dock, ...props }: DockProps) {
  switch (dock.is) {
    case 'palette':
      return <PaletteDock {...props} dock={dock} />;
    case 'piece':
      return <PieceDock {...props} dock={dock} />;
    case 'answer':
      return <AnswerDock {...props} dock={dock} />;
    case 'found':
      return <FoundDock {...props} dock={dock} />;
  }
}
