/**
 * The same function, for one that says the same whenever it is asked the same: its `most` latest
 * answers are kept, and whoever asks while one is being found waits for it. What failed is asked anew.
 */
export function remember<Input, Answer>(
  ask: (input: Input) => Promise<Answer>,
  most: number,
): (input: Input) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return input => {
    const key = JSON.stringify(input);
    const answer = answers.get(key) ?? ask(input);
    // A map keeps the order in which things came: the latest last.
    answers.delete(key);
    answers.set(key, answer);
    for (const oldest of answers.keys()) if (answers.size > most) answers.delete(oldest);
    answer.catch(() => {
      if (answers.get(key) === answer) answers.delete(key);
    });
    return answer;
  };
}
