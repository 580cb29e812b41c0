import { useTranslations } from 'next-intl';
import { structureWords } from '@/app/_map/words';
import type { DealChoices } from '@/app/_state/dealChoices';
import type { DealTrouble } from '@/app/_state/dealGame';
import { Button } from '@/app/_ui/Button';
import { Message } from '@/app/_ui/Message';
import { moveOnMap } from './dealBody';

interface DealRefusalProps {
  readonly trouble: DealTrouble;
  readonly mapCode: string | null;
  /** Changes what was chosen, and deals. */
  readonly onTry: (change: Partial<DealChoices>) => void;
}

/** Why there is no game, and the nearest games there are. */
export function DealRefusal({ trouble, mapCode, onTry }: DealRefusalProps) {
  const words = useTranslations('new');
  const mapMessages = useTranslations('map');
  const { code, message, players = [], move } = trouble;
  const moved = move && mapCode !== null ? moveOnMap(mapCode, move) : undefined;
  return (
    <div className="grid gap-2">
      <Message kind="trouble" title={message} />
      {move && moved !== undefined && (
        <Button onClick={() => onTry({ mapCode: moved })}>
          {words('moveStructure', { structure: structureWords(mapMessages, move), space: move.to })}
        </Button>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {players.map(count => (
          <Button key={count} className="grow" onClick={() => onTry({ players: count })}>
            {words('playWith', { count: String(count) })}
          </Button>
        ))}
      </div>
      {code === 'map-without-wish' && (
        <Button onClick={() => onTry({ length: 'any', even: false, handicap: false })}>
          {words('dealWithoutWishes')}
        </Button>
      )}
      {(code === 'map-without-wish' || code === 'map-without-fair-deal') && (
        <Button onClick={() => onTry({ mapCode: null })}>{words('takeNewMap')}</Button>
      )}
    </div>
  );
}
