import type { Metadata } from 'next';
import { DealTable } from './DealTable';

export const metadata: Metadata = { title: 'Your own table' };

export default function OwnTablePage() {
  return <DealTable />;
}
