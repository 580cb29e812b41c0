import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { bold } from '@/app/_ui/bold';
import { Choice } from '@/app/_ui/Choice';
import { Icon } from '@/app/_ui/Icon';
import { HEX_COUNT, type HexSet } from '@/lib/map/hexSet';
import type { BoardOwner } from './knownBoard';
import {
  clearLayer,
  type Layer,
  type Notebook,
  type Supposition,
  suppose,
  WHAT_IFS,
} from './notebook';
import { SeatDisc } from './SeatDisc';

interface LayerPanelProps {
  readonly layer: Layer;
  readonly onLayer: (layer: Layer) => void;
  /** What is supposed on this layer; `undefined` on "as-is". */
  readonly supposition: Supposition | undefined;
  readonly opponents: readonly BoardOwner[];
  /** The reader's seat, if their own clue is known and counts with the supposed ones. */
  readonly own: Pick<BoardOwner, 'seat' | 'color'> | undefined;
  /** The spaces left by what is supposed. */
  readonly lit: HexSet | undefined;
  readonly write: (stroke: (notebook: Notebook) => Notebook) => void;
}

/** Switches between things as they are and what-if layers, and lists what is supposed. */
export function LayerPanel({ layer, onLayer, supposition, own, lit, ...rest }: LayerPanelProps) {
  const { opponents, write } = rest;
  const words = useTranslations('notebook');
  const short = useTranslations('clues.short');
  return (
    <section className="layers">
      <Choice
        legend={words('layer')}
        name="layer"
        options={(['as-is', ...WHAT_IFS] as const).map(value => ({
          value,
          label: words(`layers.${value}`),
        }))}
        value={layer}
        onChange={onLayer}
      />
      {layer !== 'as-is' && supposition && (
        <div className="supposed">
          {opponents.map(({ owner, seat, color, name }) => {
            const clue = supposition.clues.get(owner);
            return (
              clue && (
                <p key={owner} className="supposed-clue">
                  <SeatDisc seat={seat} color={color} className="size-7" />
                  <span>{words.rich('supposeThat', { name, clue: short(clue), b: bold })}</span>
                  <button
                    type="button"
                    aria-label={words('takeAway', { clue: short(clue) })}
                    onClick={() => write(now => suppose(now, layer, owner, clue))}
                  >
                    <Icon name="close" />
                  </button>
                </p>
              )
            );
          })}
          {lit && own && (
            <p className="supposed-clue">
              <SeatDisc {...own} className="size-7" />
              <span>{words('withOwn')}</span>
            </p>
          )}
          <p className="text-note text-soft">
            {lit ? words('stayLit', { count: lit.size, all: HEX_COUNT }) : words('nothingSupposed')}{' '}
            {words('vanish')}
          </p>
          <Button
            kind="quiet"
            className="text-base"
            onClick={() => write(now => clearLayer(now, layer))}
          >
            {words('wipe')}
          </Button>
        </div>
      )}
    </section>
  );
}
