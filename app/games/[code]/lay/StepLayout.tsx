import type { ReactNode } from 'react';
import type { useFormatter, useTranslations } from 'use-intl';
import type { TablePlace } from '@/app/_table/screenOf';
import { TablePage } from '@/app/_table/TablePage';
import type { PageHeadProps } from '@/app/_ui/PageHead';

/** What the pages of all steps share. */
export interface StepPage extends PageHeadProps {
  readonly place: TablePlace;
  readonly progress: ReactNode;
  readonly actions: ReactNode;
}

/** The messages and the formatter that a step needs. */
export interface StepWords {
  readonly words: ReturnType<typeof useTranslations<'lay'>>;
  readonly names: ReturnType<typeof useTranslations<'map'>>;
  readonly format: ReturnType<typeof useFormatter>;
}

/** The content of one step. */
export interface StepParts {
  readonly heading: ReactNode;
  /** Shown in the map's place. */
  readonly drawing: ReactNode;
  /** Text about the drawing. */
  readonly text: ReactNode;
}

/**
 * One step's page: a heading, the drawing in the map's place, and more text. All steps use the same component, so that
 * the next button keeps its focus.
 */
export function StepLayout({ page, heading, drawing, text }: StepParts & { page: StepPage }) {
  const { progress, ...rest } = page;
  return (
    <TablePage
      {...rest}
      className="lay"
      map={
        <>
          <div className="map-reading">{heading}</div>
          <div className="map-window">{drawing}</div>
        </>
      }
      content={
        <>
          {progress}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll text that does not fit. */}
          <div tabIndex={0} className="grid gap-2">
            {text}
          </div>
        </>
      }
    />
  );
}

interface WhereaboutsProps {
  /** A small drawing of the whole map. */
  readonly overview: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Where on the map the step is: a small overview, with text beside it or, with large letters, below it. */
export function Whereabouts({ overview, title, children }: WhereaboutsProps) {
  return (
    <div className="whereabouts">
      <div className="overview-width rounded-card border border-rule bg-sheet">{overview}</div>
      <div className="text-note text-soft">
        <p className="font-display font-semibold text-ink">{title}</p>
        {children}
      </div>
    </div>
  );
}
