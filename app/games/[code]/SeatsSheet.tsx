import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { isPassAndPlay } from '@/app/_table/questions';
import { Seats } from '@/app/_table/Seats';
import { Row, Rows } from '@/app/_ui/Row';
import { Sheet } from '@/app/_ui/Sheet';
import { exportAddress, namesAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/board/players';
import { isPhoneCode } from '@/lib/game/gameCode';

interface SeatsSheetProps {
  readonly onOpen: (part: SeatNumber | 'upload') => void;
  readonly onClose: () => void;
}

/** Each seat and its phone, what happened to them, and how to move them to other phones. */
export function SeatsSheet({ onOpen, onClose }: SeatsSheetProps) {
  const words = useTranslations('table');
  const uploadWords = useTranslations('upload');
  const seatWords = useTranslations('seat');
  const pages = useTranslations('pages');
  const passWords = useTranslations('pass');
  const view = useTable(state => state.view);
  const { code } = view;
  const isOnThisPhone = isPhoneCode(code);
  const hasRows = isPassAndPlay(view) || isOnThisPhone;
  return (
    <Sheet title={words('seats')} onClose={onClose} hasCross>
      <Seats onTap={onOpen} />
      {hasRows && (
        <Rows>
          {isPassAndPlay(view) && (
            <Row
              href={namesAddress(code)}
              title={passWords('whoPlays')}
              note={seatWords('badge')}
            />
          )}
          {isOnThisPhone && (
            <>
              <Row
                title={uploadWords('ownPhones')}
                note={uploadWords('ownPhonesNote')}
                onClick={() => onOpen('upload')}
              />
              <Row
                href={exportAddress(code)}
                title={pages('moveGame')}
                note={pages('moveGameNote')}
              />
            </>
          )}
        </Rows>
      )}
    </Sheet>
  );
}
