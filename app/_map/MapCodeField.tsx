'use client';

import { useTranslations } from 'use-intl';
import { TextField } from '@/app/_ui/TextField';
import { readMap } from './readMap';

/** Room for a key with blanks between its digits. */
const LONGEST = 100;

interface MapCodeFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A map's code or official key, and at once what is wrong with it. */
export function MapCodeField({ value, onChange }: MapCodeFieldProps) {
  const words = useTranslations('map');
  const errors = useTranslations('errors');
  const map = readMap(value);
  const isEmpty = value.trim() === '';
  return (
    <TextField
      label={words('mapCode')}
      name="mapCode"
      value={value}
      onChange={onChange}
      maxLength={LONGEST}
      note={
        map.ok
          ? words(`mapCodeOf.${map.value.mode}`)
          : words('mapCodeExample', { code: 'AB378C2B1770744B57' })
      }
      trouble={map.ok || isEmpty ? undefined : errors(map.error)}
    />
  );
}
