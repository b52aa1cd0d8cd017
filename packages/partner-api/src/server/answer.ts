import type { FastifyRequest } from "fastify";
import { HttpError } from "../http/http-error.ts";
import type { Settings } from "../settings.ts";
import type { Operation } from "./contract.ts";

/** What changes an operation's answers, such as a new statement, shows in the first of them. */
const firstAnswers = 10;

/**
 * Puts `data` into the envelope as the JSON that it already is, and checks some of the answers against the contract;
 * all of them after one that does not match, so that no caller gets what another is refused.
 */
export function answering(operation: Operation, { answersPerCheck }: Settings) {
  let answers = 0;
  let hasFailed = false;

  const isChecked = () => hasFailed || answers <= firstAnswers || answers % answersPerCheck === 0;

  function check(request: FastifyRequest, body: string) {
    const errors = operation.checkAnswer(JSON.parse(body));
    if (errors.length === 0) return;
    hasFailed = true;
    request.log.error(
      { operation: operation.id, errors },
      "the answer does not match the contract",
    );
    throw new HttpError(500);
  }

  return (request: FastifyRequest, data: string | undefined) => {
    const body = data === undefined ? `{"success":true}` : `{"success":true,"data":${data}}`;
    answers += 1;
    if (isChecked()) check(request, body);
    return body;
  };
}
