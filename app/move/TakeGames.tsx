'use client';

import { useTranslations } from 'use-intl';
import { AtThumb } from '@/app/_ui/AtThumb';
import { Button } from '@/app/_ui/Button';
import { useInBrowser } from '@/app/_ui/inBrowser';
import { later } from '@/app/_ui/later';
import { FileButton } from './FileButton';
import { GatheredNote } from './GatheredNote';
import { OutcomeNote } from './OutcomeNote';
import { useTaking } from './useTaking';

const CameraSheet = later(async () => (await import('./CameraSheet')).CameraSheet);

/** From another phone's codes, by camera or in pictures, or from a file. */
export function TakeGames() {
  const words = useTranslations('move');
  const taking = useTaking();
  const { step, gathered } = taking;
  // Browsers lend no camera to a page that came over plain http.
  const hasCamera = !useInBrowser() || navigator.mediaDevices !== undefined;
  // Once games have come, the way on to them is what the page is for.
  const first = taking.outcome?.is === 'taken' ? 'plain' : 'primary';
  const { progress } = taking;
  const isLong = progress !== undefined && progress.of > 1;
  const waiting =
    step !== 'taking' ? undefined : isLong ? words('takingOf', { ...progress }) : words('taking');
  return (
    <section aria-labelledby="take" className="take-games">
      <h2 id="take" className="font-display text-head font-semibold">
        {words('take')}
      </h2>
      <p>{words('takeNote')}</p>
      {!hasCamera && <p className="text-note text-soft">{words('noCameraOnHttp')}</p>}
      {/* What has come of it stands by the buttons, however long the page is. */}
      <AtThumb>
        {gathered && step !== 'camera' && <GatheredNote gathered={gathered} />}
        <OutcomeNote outcome={taking.outcome} />
        {hasCamera && (
          <Button kind={first} waiting={waiting} onClick={taking.openCamera}>
            {words('readCodes')}
          </Button>
        )}
        {isLong && !hasCamera && <p role="status">{waiting}</p>}
        {isLong ? (
          <Button onClick={taking.stop}>{words('pause')}</Button>
        ) : (
          <FileButton kind={hasCamera ? 'plain' : first} onFiles={taking.openFiles}>
            {(!hasCamera && waiting) || words('openFile')}
          </FileButton>
        )}
      </AtThumb>
      {step === 'camera' && (
        <CameraSheet
          gathered={gathered}
          isOther={taking.isOther}
          onCode={taking.readCode}
          onClose={taking.closeCamera}
        />
      )}
    </section>
  );
}
