import { ButtonLink } from './_ui/ButtonLink';
import { DeadEnd } from './_ui/DeadEnd';

export default function NotFound() {
  return (
    <DeadEnd
      title="The track ends here"
      text="There is nothing at this address for this phone. Check the table’s code, or sit down at the table first."
    >
      <ButtonLink href="/" kind="primary">
        To the start
      </ButtonLink>
    </DeadEnd>
  );
}
