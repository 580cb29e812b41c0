import { useTranslations } from 'use-intl';
import { HEX_COUNT } from '@/lib/map/size';
import { Blank } from './Blank';
import { Slip } from './Slip';

interface SlipRoomProps {
  /** Blanked. */
  readonly longestClue: string;
  readonly cluesEach: number;
}

/** Keeps the place of the largest slip there can be, unseen and unheard. */
export function SlipRoom({ longestClue, cluesEach }: SlipRoomProps) {
  const words = useTranslations('seat');
  return (
    <div aria-hidden="true" className="invisible grid grid-cols-[minmax(0,1fr)]">
      <Slip
        clues={Array<string>(cluesEach).fill(longestClue)}
        count={words('lit', { count: HEX_COUNT, all: HEX_COUNT })}
        ink={text => <Blank text={text} />}
      />
    </div>
  );
}
