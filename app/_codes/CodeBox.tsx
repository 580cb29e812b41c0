'use client';

import { type FormEvent, useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import { ADDRESSES } from '@/app/addresses';
import { CodePreview } from './CodePreview';
import { TypedField } from './TypedField';
import { useCode } from './useCode';

/** Time for reading whose table it is before it opens. */
const READING_MILLISECONDS = 700;

interface CodeBoxProps {
  /** Text from the URL that leads to no page: the form was submitted before hydration. */
  readonly sent?: string | undefined;
  /** A code that has no table. It stays in the box to be corrected. */
  readonly missing?: string | undefined;
}

/** One box for any code or key. A table's code opens the table without a tap. */
export function CodeBox({ sent, missing }: CodeBoxProps) {
  const words = useTranslations('codes');
  const id = useId();
  const code = useCode({ submitted: sent ?? missing, missing });
  const { send } = code;
  const isFound = code.table.status === 'loaded';
  useEffect(() => {
    if (!isFound) return;
    const opening = setTimeout(send, READING_MILLISECONDS);
    return () => clearTimeout(opening);
  }, [isFound, send]);

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <form action={ADDRESSES.start} onSubmit={submit} className="have-code">
      <div className="code-box">
        <TypedField
          label={words('field')}
          placeholder={words('haveCode')}
          value={code.text}
          onChange={code.write}
          isWrong={code.trouble !== undefined}
          line="short"
          describedBy={id}
        />
        <button type="submit" aria-label={words('go')} className="go">
          <Icon name="forward" />
        </button>
      </div>
      <p className="text-note text-soft">{words('caption')}</p>
      <CodePreview id={id} code={code} opens />
    </form>
  );
}
