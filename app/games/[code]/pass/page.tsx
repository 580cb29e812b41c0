import { notFound } from 'next/navigation';
import { tablePage, titleOf } from '@/app/games/tablePage';
import { PassScreen } from './PassScreen';

export const generateMetadata = titleOf('pass');

export default tablePage(({ you }) => (you.length === 0 ? notFound() : <PassScreen />));
