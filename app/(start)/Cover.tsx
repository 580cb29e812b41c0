import { getWords } from '@/app/_words/request';
import { CoverPicture } from './CoverPicture';

/** The book's cover: canvas, a label, an elastic band. */
export async function Cover() {
  const words = await getWords('start');
  return (
    <header className="relative grid grid-cols-1 content-center overflow-hidden bg-canvas px-[32px] py-8 min-[700px]:px-[56px] shadow-raised min-[700px]:sticky min-[700px]:top-0 min-[700px]:row-span-2 min-[700px]:h-dvh bg-[repeating-linear-gradient(90deg,rgb(255_255_255/0.04)_0_1px,transparent_1px_3px),repeating-linear-gradient(0deg,rgb(0_0_0/0.12)_0_1px,transparent_1px_3px)]">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-3.5 border-l-2 min-[400px]:left-6 border-dashed border-paper/50"
      />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 right-2.5 w-3.5 min-[400px]:right-6 bg-linear-to-r from-tape to-tape/70"
      />
      <div className="relative mx-auto w-full max-w-80 rounded-tag bg-sheet p-1.5 shadow-raised">
        <div className="border border-[light-dark(var(--color-rule),var(--color-tape))] px-[10px] pt-5 pb-5 text-center">
          <h1 className="font-display text-[min(2.75rem,13vw)] leading-tight font-semibold">
            Fieldbook
          </h1>
          <CoverPicture />
          <p className="text-soft">{words('about')}</p>
        </div>
      </div>
    </header>
  );
}
