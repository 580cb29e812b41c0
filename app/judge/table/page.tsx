import type { Metadata } from 'next';
import { JudgeTable } from './JudgeTable';

export const metadata: Metadata = { title: 'Your own table' };

export default function JudgeTablePage() {
  return <JudgeTable />;
}
