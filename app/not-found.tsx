import { LaterLostTrack } from './_ui/LaterLostTrack';

export default function NotFound() {
  return <LaterLostTrack />;
}
