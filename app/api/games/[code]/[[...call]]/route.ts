import { answerTableCall } from '@/app/_server/tableRoute';

/** Every call about a table except its event stream: see `_api/tableEndpoints`. */
export {
  answerTableCall as DELETE,
  answerTableCall as GET,
  answerTableCall as HEAD,
  answerTableCall as PATCH,
  answerTableCall as POST,
  answerTableCall as PUT,
};
