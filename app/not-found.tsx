import { LostTrack } from './_ui/LostTrack';

export default function NotFound() {
  return <LostTrack />;
}
