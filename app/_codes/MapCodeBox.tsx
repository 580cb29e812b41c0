'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Row, Rows } from '@/app/_ui/Row';
import { CodePreview } from './CodePreview';
import { TypedField } from './TypedField';
import type { CodeInput } from './useCode';

/** A box for a map's code, on a page that shows the map. */
export function MapCodeBox({ code }: { code: CodeInput }) {
  const words = useTranslations('map');
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-2">
      <h2 className="font-semibold text-soft">{words('mapCode')}</h2>
      <TypedField
        label={words('mapCode')}
        value={code.text}
        onChange={code.write}
        isWrong={code.trouble !== undefined}
        line="whole"
        describedBy={id}
      />
      <CodePreview id={id} code={code} opens={false} hasMap>
        <p className="text-note wrap-anywhere text-soft">
          {words('mapCodeExample', { code: 'AB378C2B1770744B57' })}
        </p>
      </CodePreview>
    </div>
  );
}

/** Shown until a map's code is entered. `href` is the page for entering the map tile by tile instead. */
export function NoCode({ href }: { readonly href: string }) {
  const words = useTranslations('judge');
  return (
    <Rows>
      <Row href={href} title={words('noCode')} note={words('noCodeNote')} />
    </Rows>
  );
}
