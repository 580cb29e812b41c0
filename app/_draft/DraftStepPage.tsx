import type { ReactNode } from 'react';
import { MapPage } from '@/app/_map/MapPage';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import type { Draft } from '@/lib/map/draft';
import type { GameMap } from '@/lib/map/gameMap';

export interface DraftStepProps {
  readonly draft: Draft;
  /** The partial map from `sketchMap`. */
  readonly map: GameMap;
  readonly onChange: (draft: Draft) => void;
  readonly page: Omit<DraftStepPageProps, 'map' | 'children'>;
}

interface DraftStepPageProps extends PageHeadProps {
  readonly map: ReactNode;
  /** The tiles or structures to place. */
  readonly children: ReactNode;
  /** Links back, below the children. */
  readonly links: ReactNode;
  readonly actions: ReactNode;
}

/** One step of entering a map: the map so far, and what to place next. */
export const DraftStepPage = ({ children, links, ...page }: DraftStepPageProps) => (
  <MapPage
    {...page}
    content={
      <>
        {children}
        <div className="draft-links">{links}</div>
      </>
    }
  />
);
