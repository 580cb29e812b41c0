import type { ReactNode } from 'react';
import { MapPage } from '@/app/_map/MapPage';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import type { Draft } from '@/lib/map/draft';
import type { GameMap } from '@/lib/map/gameMap';

export interface StageProps {
  readonly draft: Draft;
  /** The partial map from `sketchMap`. */
  readonly map: GameMap;
  readonly onChange: (draft: Draft) => void;
  readonly page: Omit<StagePageProps, 'map' | 'children'>;
}

interface StagePageProps extends PageHeadProps {
  /** How far the map is entered. */
  readonly progress: ReactNode;
  readonly map: ReactNode;
  /** What to place. */
  readonly children: ReactNode;
  /** Ways back, below what is to be placed. */
  readonly ways: ReactNode;
  readonly thumb: ReactNode;
}

/** One stage of entering a map: the map so far, and what comes next. */
export const StagePage = ({ progress, children, ways, ...page }: StagePageProps) => (
  <MapPage
    {...page}
    room={
      <>
        {progress}
        {children}
        {ways}
      </>
    }
  />
);
