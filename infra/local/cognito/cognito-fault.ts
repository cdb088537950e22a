import { ServiceFault } from '../service-fault.ts';

export const wrongPassword = () =>
  new ServiceFault('NotAuthorizedException', 'Incorrect username or password.');
export const unknownUser = () => new ServiceFault('UserNotFoundException', 'User does not exist.');
export const disabledUser = () => new ServiceFault('NotAuthorizedException', 'User is disabled.');
export const invalidParameter = (message: string) => new ServiceFault('InvalidParameterException', message);
