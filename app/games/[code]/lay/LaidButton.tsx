'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { useOpenQuestion } from '@/app/_table/useQuestions';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { useGo } from '@/app/_ui/go';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { tableAddress } from '@/app/addresses';

/** From the last step to the table, which is told that its map lies there; a link where it knows. */
export function LaidButton({ code }: { code: string }) {
  const words = useTranslations('lay');
  const isLaid = useTable(state => state.view.laid);
  const go = useGo();
  const move = useMove();
  const kind = useOpenQuestion() === undefined ? 'primary' : 'plain';

  async function tell() {
    if (await move.make(client => client.markLaid())) go.push(tableAddress(code));
  }

  // While the next page comes, the button stays what was pressed.
  if (isLaid && !move.isWaiting) {
    return (
      <ButtonLink kind={kind} href={tableAddress(code)}>
        {words('toTable')}
      </ButtonLink>
    );
  }
  return (
    <div className="grid gap-2">
      <TroubleNote trouble={move.trouble} />
      <Button kind={kind} disabled={move.isWaiting} onClick={tell}>
        {words('laid')}
      </Button>
    </div>
  );
}
