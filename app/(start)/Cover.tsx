import { getWords } from '@/app/_words/request';
import { CoverPicture } from './CoverPicture';

/** The book's cover: canvas, a label, an elastic band. */
export async function Cover() {
  const words = await getWords('start');
  return (
    <header className="cover">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-3.5 border-l-2 min-[400px]:left-6 border-dashed border-paper/50"
      />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 right-2.5 w-3.5 min-[400px]:right-6 bg-linear-to-r from-tape to-tape/70"
      />
      <div className="label">
        <div>
          <CoverPicture />
          <h1 className="font-display leading-tight font-semibold">Fieldbook</h1>
          <p className="text-soft">{words('about')}</p>
        </div>
      </div>
    </header>
  );
}
