import { Sample } from './Sample';

const COLORS = {
  ground: 'page sheet well rule edge',
  text: 'ink soft',
  accent: 'accent on-accent accent-wash warn warn-wash danger danger-wash focus',
  light: 'lamp lamp-ink lamp-case',
  book: 'canvas tape paper print',
  terrain: 'water forest swamp mountain desert',
  engraving: 'water-line forest-line swamp-line mountain-line desert-line',
  map: 'bear cougar casing rim veil hairline glow',
  structures: 'white on-white green on-green blue on-blue black on-black',
  seats:
    'seat-red on-seat-red seat-orange on-seat-orange seat-teal on-seat-teal seat-purple on-seat-purple seat-pink on-seat-pink',
} as const;

const TYPES = [
  ['cover', 'font-display text-cover font-semibold', 'Fieldbook'],
  ['title', 'font-display text-title font-semibold', 'Tile 4, turned round'],
  ['clue', 'font-display text-clue font-semibold', 'Within two spaces of a standing stone'],
  ['head', 'font-display text-head font-semibold', 'The table'],
  ['lead', 'text-lead', 'It goes at the middle left'],
  ['base', 'tabular', 'Looked 2 times. D4 E12 0O 1Il'],
  ['note', 'text-note text-soft', 'away since 20:11'],
] as const;

const SPACES = ['w-1', 'w-2', 'w-3', 'w-4', 'w-5', 'w-7'] as const;
const RADII = ['rounded-tag', 'rounded-field', 'rounded-card', 'rounded-hold'] as const;

/** Colours, type, space and radius. */
export function Tokens() {
  return (
    <>
      {Object.entries(COLORS).map(([title, names]) => (
        <Sample key={title} title={`colour: ${title}`}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
            {names.split(' ').map(name => (
              <li key={name}>
                <span
                  className="block h-8 rounded-field border-[1.5px] border-edge"
                  style={{ backgroundColor: `var(--color-${name})` }}
                />
                <span className="text-note font-semibold">{name}</span>
              </li>
            ))}
          </ul>
        </Sample>
      ))}
      <Sample title="type">
        {TYPES.map(([name, look, text]) => (
          <p key={name} className="grid grid-cols-[4rem_1fr] items-baseline">
            <span className="text-note text-soft">{name}</span>
            <span className={look}>{text}</span>
          </p>
        ))}
      </Sample>
      <Sample title="space: 4, 8, 12, 16, 20, 28">
        <div className="flex items-end gap-3">
          {SPACES.map(width => (
            <span key={width} className={`h-8 bg-accent ${width}`} />
          ))}
        </div>
      </Sample>
      <Sample title="radius: tag, field, card, hold; shadow">
        <div className="flex gap-3">
          {RADII.map(radius => (
            <span
              key={radius}
              className={`size-14 border-[1.5px] border-edge bg-sheet ${radius}`}
            />
          ))}
          <span className="size-14 rounded-card bg-sheet shadow-raised" />
        </div>
      </Sample>
    </>
  );
}
