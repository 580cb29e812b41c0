'use client';

import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callPhoneWorker } from '@/app/_phone/callPhoneWorker';
import { useServerQuery } from '@/app/_state/useServerQuery';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { QrCode } from '@/app/_ui/QrCode';
import { stayAwake } from '@/app/_ui/stayAwake';
import { ok, refused } from '@/lib/result';
import { FileActions } from './FileActions';
import { splitParcel } from './parts';

/** Exports a game, with the other games of its evening, to another phone. */
export function ExportGame({ code }: { code: string }) {
  const words = useTranslations('move');
  const packed = useServerQuery({
    about: code,
    async ask() {
      const answer = await callPhoneWorker('pack', [code]);
      if (!answer.ok) return refused({ code: answer.error });
      const isMissing = answer.value.parcels.length === 0;
      return isMissing ? refused({ code: 'not-found' }) : ok(answer.value);
    },
  });
  if (packed.status === 'refused') return <TroubleNote trouble={packed.trouble} />;
  if (packed.status !== 'loaded') return null;
  const [parcel = '', ...others] = packed.value.parcels;
  // Several parcels would need hundreds of codes.
  const hasCodes = others.length === 0;
  return (
    <>
      {hasCodes && (
        <>
          <p className="text-note">{words('exportNote')}</p>
          <CodeSequence parcel={parcel} />
        </>
      )}
      <p className="text-note text-soft">{words('staysHere')}</p>
      <FileActions packed={packed.value} name={code} hasCodes={hasCodes} />
    </>
  );
}

/** How long each code is shown: cameras need about this long to read one. */
const CODE_MILLISECONDS = 900;

/** A parcel's QR codes, shown one at a time. They advance automatically or by hand. */
function CodeSequence({ parcel }: { parcel: string }) {
  const words = useTranslations('move');
  const codes = useMemo(() => splitParcel(parcel), [parcel]);
  const [shown, setShown] = useState(0);
  const [isRunning, setRunning] = useState(() => codes.length > 1 && allowsMotion());

  useEffect(stayAwake, []);
  useEffect(() => {
    if (!isRunning) return;
    const interval = setInterval(
      () => setShown(before => (before + 1) % codes.length),
      CODE_MILLISECONDS,
    );
    return () => clearInterval(interval);
  }, [isRunning, codes.length]);

  function step(by: number) {
    setRunning(false);
    setShown((shown + by + codes.length) % codes.length);
  }

  return (
    <div className="code-sequence">
      <QrCode text={codes[shown] ?? ''} border={4} className="code" />
      {codes.length > 1 && (
        <div className="turning">
          <button type="button" aria-label={words('before')} onClick={() => step(-1)}>
            <Icon name="back" />
          </button>
          <p>{words('codeOf', { number: shown + 1, of: codes.length })}</p>
          <button type="button" aria-label={words('after')} onClick={() => step(1)}>
            <Icon name="forward" />
          </button>
          <Button kind="quiet" onClick={() => setRunning(!isRunning)}>
            {words(isRunning ? 'pause' : 'run')}
          </Button>
        </div>
      )}
    </div>
  );
}

const allowsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
