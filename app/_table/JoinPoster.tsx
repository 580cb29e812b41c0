import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { QrCode } from '@/app/_ui/QrCode';
import { Sheet } from '@/app/_ui/Sheet';
import { formatGameCode } from '@/lib/game/gameCode';
import { ShortAddress } from './ShortAddress';

interface JoinPosterProps {
  readonly code: string;
  readonly address: string;
  readonly onClose: () => void;
}

/** The join tag as large as the screen: a QR code for phones across the table, and the code to read out. */
export function JoinPoster({ code, address, onClose }: JoinPosterProps) {
  const words = useTranslations('table');
  return (
    <Sheet title={words('joinTable')} onClose={onClose} isTall>
      <QrCode
        text={address}
        border={4}
        className="mx-auto w-full max-w-[max(10rem,100dvh-17rem)]"
      />
      <p className="text-cover font-bold tracking-wider whitespace-nowrap">
        {formatGameCode(code)}
      </p>
      <p className="text-note text-soft">
        {words.rich('scanOrOpen', {
          address: () => (
            <a
              href={address}
              className="py-2 font-semibold wrap-anywhere underline underline-offset-2"
            >
              <ShortAddress code={code} />
            </a>
          ),
        })}
      </p>
      <Button kind="primary" onClick={onClose}>
        {words('done')}
      </Button>
    </Sheet>
  );
}
