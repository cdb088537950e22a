/** A failure with the name and the words Cognito uses; the sign-in page reads the name. */
export class CognitoFault extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export const wrongPassword = () =>
  new CognitoFault('NotAuthorizedException', 'Incorrect username or password.');
export const unknownUser = () => new CognitoFault('UserNotFoundException', 'User does not exist.');
export const disabledUser = () => new CognitoFault('NotAuthorizedException', 'User is disabled.');
export const invalidParameter = (message: string) => new CognitoFault('InvalidParameterException', message);
