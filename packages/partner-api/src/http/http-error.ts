export type FieldError = { field: string; message: string };

const reasons = {
  400: ["bad_request", "The request has invalid fields."],
  401: ["unauthenticated", "Sign in first."],
  403: ["forbidden", "This company is not among the allowed companies."],
  404: ["not_found", "Nothing was found at this address."],
  405: ["method_not_allowed", "This address does not accept that method."],
  408: ["timeout", "The request took too long to arrive."],
  413: ["too_large", "The request is too large."],
  414: ["too_large", "The address is too long."],
  415: ["unsupported_media_type", "The body must be JSON."],
  429: ["too_many_requests", "Too many attempts. Wait before trying again."],
  431: ["too_large", "The headers of the request are too large."],
  500: ["server_error", "The server could not complete the request."],
  502: ["host_unavailable", "The service behind the portal does not answer. Try again soon."],
  503: ["unavailable", "The service is unavailable at the moment. Try again soon."],
  504: ["host_timeout", "The service behind the portal took too long to answer. Try again soon."],
} as const;

type Status = keyof typeof reasons;

/** The other reasons for a 403, and one for a 404. */
const otherReasons = {
  wrong_password: "The old password is wrong.",
  password_change_required: "Change the password first.",
  second_factor_required: "Complete the sign-in with the second factor first.",
  second_factor_setup_required: "Set up a second factor first.",
  wrong_code: "The code is wrong, or was used before.",
  other_companies: "The user may see other companies too.",
  not_offered: "The host does not offer this.",
} as const;

export const codeOf = (status: Status) => reasons[status][0];

type Details = {
  code?: keyof typeof otherReasons;
  message?: string;
  errors?: FieldError[];
  retryAfter?: number;
  cause?: unknown;
};

export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: Status;
  readonly code: string;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: Status, { code, message, errors, retryAfter, cause }: Details = {}) {
    super(message ?? (code ? otherReasons[code] : reasons[status][1]), { cause });
    this.status = status;
    this.code = code ?? codeOf(status);
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** A field of the request, and what is wrong with it. */
export const invalidField = (field: FieldError["field"], message: string) =>
  new HttpError(400, { errors: [{ field, message }] });

export const failureOf = ({ status, code, message, errors }: HttpError, requestId: string) => ({
  success: false,
  code,
  message,
  request_id: requestId,
  ...(status === 400 && { errors: errors ?? [{ field: "request", message }] }),
});

/** The framework knows no companies: what it forbids is a path outside of the portal's build. */
export const statusOf = (status: number | undefined): Status => {
  if (status === 403) return 404;
  if (status !== undefined && status in reasons) return status as Status;
  return status !== undefined && status >= 400 && status < 500 ? 400 : 500;
};
