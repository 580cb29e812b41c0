'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Recognised } from './Recognised';
import { TypedField } from './TypedField';
import { useTypedTrouble } from './typedWords';
import type { Code } from './useCode';

/** A box for a map's code, on a page that shows the map. */
export function MapCodeBox({ code }: { code: Code }) {
  const words = useTranslations('map');
  const id = useId();
  const isWrong = useTypedTrouble()(code) !== undefined;
  return (
    <div className="grid gap-2">
      <h2 className="font-semibold text-soft">{words('mapCode')}</h2>
      <TypedField
        label={words('mapCode')}
        value={code.text}
        onChange={code.write}
        isWrong={isWrong}
        line="whole"
        describedBy={id}
      />
      <Recognised id={id} code={code} opens={false} hasMap>
        <p className="text-note text-soft">
          {words('mapCodeExample', { code: 'AB378C2B1770744B57' })}
        </p>
      </Recognised>
    </div>
  );
}
